import { describe, expect, test } from 'vitest';
import { aStoredEnquiry, hostileTexts } from '../../tests/helpers/samples.ts';
import { summaryOf } from './summary.ts';

describe('the summary for chat services', () => {
  test.each([...hostileTexts, '<!channel>', '<https://evil.example|bank>', '[bank](https://evil.example)', '@all'])(
    'is one line of plain text for %j',
    (text) => {
      const summary = summaryOf(aStoredEnquiry({ full_name: text, project_type: text, contact: text, message: text }));
      expect(summary).not.toMatch(/[<>*~`[\]\\\p{Cc}\p{Bidi_Control}]/u);
      expect(summary).not.toMatch(/&(?!(amp|lt|gt);)|(?<!\w)[@_]/);
    },
  );

  test('keeps the email address intact, and cuts a long message', () => {
    const summary = summaryOf(aStoredEnquiry({ email: 'amelie_h@example.com', message: 'x'.repeat(5000) }));
    expect(summary).toContain(' · amelie_h@example.com · 0501234567 · xxx');
    expect(summary.endsWith(`${'x'.repeat(500)}…`)).toBe(true);
    expect(summary.length).toBeLessThan(700);
  });
});
