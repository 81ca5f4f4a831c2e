/** Much more than a form within its limits takes, in bytes. */
const LARGEST_FORM = 65_536;

/**
 * The data of a form that a browser posted.
 * @returns the data, or the answer to give instead: 413 where it is too large, 400 where it is no form
 */
export async function postedForm(request: Request): Promise<FormData | Response> {
  // Browsers always send a form's length.
  const length = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  if (!(length <= LARGEST_FORM)) {
    return new Response("This is more than the form takes: shorten the message.", { status: 413 });
  }
  try {
    return await request.formData();
  } catch {
    return new Response("Send the fields of the form, as a browser does.", { status: 400 });
  }
}
