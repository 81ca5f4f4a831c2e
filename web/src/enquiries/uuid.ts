/** A UUID of version 8 (RFC 9562, section 5.8) made of hexadecimal digits, at least 30. */
export const uuidFrom = (digits: string): string =>
  digits.replace(/(.{8})(.{4})(.{3})(.{3})(.{12}).*/, "$1-$2-8$3-8$4-$5");
