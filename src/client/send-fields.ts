/** Time (ms) after which sending has failed: a dead connection may never end. */
const timeoutMs = 30_000;

/**
 * Posts the fields of a form as JSON. Resolves to undefined once the fields are stored, or to the server's messages
 * about invalid fields. Rejects after any other response, and after the timeout. Sending again is safe: the server stores
 * the same fields once.
 */
export async function sendFields(url: string, fields: object): Promise<Record<string, string> | undefined> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { success, errors, message } = await response.json();
  if (success === true) return undefined;
  if (!errors) throw new Error(`The fields were not stored: ${message}`);
  return errors;
}
