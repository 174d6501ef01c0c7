export { words as serverErrorWords } from "./ServerErrorPage.messages.ts";
export { ServerErrorPage, type ServerErrorPageProps } from "./ServerErrorPage.tsx";
