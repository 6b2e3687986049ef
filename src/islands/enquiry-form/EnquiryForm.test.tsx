// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../content/messages.ts';
import type { EnquiryField } from '../../lib/enquiry/rules.ts';
import EnquiryForm from './EnquiryForm.tsx';

const { enquiryForm } = messages;
const values: Record<EnquiryField, string> = {
  full_name: 'Leila Haddad',
  email: 'leila@haddad.example',
  project_type: 'Branding',
  contact: '971501234567',
  message: 'Forty years of boats.',
};

const fetchMock = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Not part of happy-dom.
  Element.prototype.scrollIntoView = () => {};
  render(
    <EnquiryForm
      apiHost=""
      phone="+44 20 7946 0000"
      email="hello@agency.example"
      links={{ review: '/contact/review', privacy: '/privacy', terms: '/terms' }}
      messages={enquiryForm}
      projectTypes={['Branding']}
    />,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const field = (name: EnquiryField) => screen.getByLabelText<HTMLInputElement>(enquiryForm.labels[name]);
const fill = () => {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name as EnquiryField), { target: { value } });
};
const send = () => fireEvent.submit(document.querySelector('form')!);
const status = () => screen.getByRole('status');
const typed = () => Object.fromEntries(Object.keys(values).map((name) => [name, field(name as EnquiryField).value]));

test('shows an error at an empty field when it is left, and at no other field', async () => {
  fireEvent.blur(field('full_name'));
  await waitFor(() => expect(field('full_name').getAttribute('aria-invalid')).toBe('true'));
  const message = document.getElementById(field('full_name').getAttribute('aria-describedby')!);
  expect(message?.textContent).not.toBe('');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
});

test('shows an error at all five fields when it is submitted empty, and posts nothing', async () => {
  send();
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(5));
  expect(fetchMock).not.toHaveBeenCalled();
});

test('removes letters from a number while typing', () => {
  fireEvent.change(field('contact'), { target: { value: '+971 (50) 12a' } });
  expect(field('contact').value).toBe('9715012');
});

test('shows and focuses the confirmation after success, and empties the fields', async () => {
  fetchMock.mockResolvedValue(Response.json({ success: true }));
  fill();
  send();
  await waitFor(() => expect(status().textContent).toBe(enquiryForm.sent));
  await waitFor(() => expect(document.activeElement).toBe(status()));
  expect(Object.values(typed()).join('')).toBe('');
  const [[url, request]] = vi.mocked(fetch).mock.calls as [[string, RequestInit]];
  expect(url).toBe('/api/create/contact');
  expect(JSON.parse(String(request.body))).toEqual(values);
});

test('shows how else to reach the agency if the request fails, and keeps the values', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'));
  fill();
  send();
  await waitFor(() => expect(status().dataset.state).toBe('failed'));
  expect(status().querySelector('a[href^="mailto:"]')?.textContent).toBe('hello@agency.example');
  expect(typed()).toEqual(values);
});

test('shows an error of the server at its field and focuses it', async () => {
  fetchMock.mockResolvedValue(Response.json({ success: false, errors: { email: 'Not this one.' } }, { status: 422 }));
  fill();
  send();
  await waitFor(() => expect(field('email').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Not this one.').id).toBe(field('email').getAttribute('aria-describedby'));
  await waitFor(() => expect(document.activeElement).toBe(field('email')));
  expect(typed()).toEqual(values);
});

test('posts once on a double click', async () => {
  fetchMock.mockResolvedValue(Response.json({ success: true }));
  fill();
  send();
  send();
  await waitFor(() => expect(status().dataset.state).toBe('sent'));
  expect(fetchMock).toHaveBeenCalledOnce();
});
