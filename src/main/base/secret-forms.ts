const hidden = '***';
/** A part of an encoded secret that is shorter stands in too many other texts. */
const shortestPart = 8;

/**
 * A secret in the forms in which an answer repeats it: as it is, in an address, in JSON and HTML, in
 * hexadecimal digits, and in base64, alone or within a longer text such as that of `Authorization: Basic`.
 */
export function secretForms(secret: string): readonly string[] {
  const bytes = new TextEncoder().encode(secret);
  const inAddress = encodeURIComponent(secret);
  const everySign = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const html = secret.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');
  const base64 = [0, 1, 2]
    .map((before) => base64Part(bytes, before))
    .filter((part) => part.length >= shortestPart);
  const forms = [
    secret,
    JSON.stringify(secret).slice(1, -1),
    html,
    html.replace(/"/gu, '&quot;').replace(/'/gu, '&#39;'),
    inAddress,
    encodeURI(secret),
    new URLSearchParams([['', secret]]).toString().slice(1),
    inAddress.replace(/%20/gu, '+'),
    inAddress.replace(/%[0-9A-F]{2}/gu, (sign) => sign.toLowerCase()),
    everySign,
    everySign.toUpperCase(),
    ...(secret.length * 2 >= shortestPart ? [hex, hex.toUpperCase()] : []),
    ...base64,
    ...base64.map((part) => part.replace(/\+/gu, '-').replace(/\//gu, '_')),
  ];
  return [...new Set(forms)].filter((form) => form !== '').sort((a, b) => b.length - a.length);
}

/**
 * What stands in every base64 text that holds these bytes behind `before` others, counted from a multiple of
 * three.
 */
function base64Part(bytes: Uint8Array, before: number): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(before), ...bytes));
  const from = Math.ceil((before * 8) / 6);
  return text.slice(from, Math.floor(((before + bytes.length) * 8) / 6));
}

/** `forms`: the longest first. */
export const withoutForms = (text: string, forms: readonly string[]): string =>
  forms.reduce((rest, form) => rest.split(form).join(hidden), text);
