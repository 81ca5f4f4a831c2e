/** A refusal with the HTTP status it deserves; the message says what to do about it. */
export class AssetError extends Error {
  readonly status: number;

  constructor(status: 400 | 404 | 413 | 415, message: string) {
    super(message);
    this.name = "AssetError";
    this.status = status;
  }
}
