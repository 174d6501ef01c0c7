/**
 * Work that was called off is no fault. The router leaves the end of an answer's stream without a handler
 * (react-router 7.18), so a page that is left while its data still arrives would be reported as broken.
 */
export const ignoreAborts = (): void =>
  window.addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
