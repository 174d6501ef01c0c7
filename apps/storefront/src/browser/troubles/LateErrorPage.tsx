import { lateDrawnPart } from "@tradehall/ui/late-part";

/** The server sends it with the page; the browser fetches it after the first paint of whatever page is first. */
export const LateErrorPage = lateDrawnPart(
  async () => (await import("../../layouts/ErrorPage.tsx")).ErrorPage,
);
