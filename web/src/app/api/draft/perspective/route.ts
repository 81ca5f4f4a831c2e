import { changePerspective } from "@/preview/change-perspective";

/** The Studio's switch between drafts and what is published. */
export const POST = (request: Request) => changePerspective(request);
