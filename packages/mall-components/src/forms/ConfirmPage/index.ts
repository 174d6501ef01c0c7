export { ConfirmPage, type ConfirmPageProps, questionTitle } from "./ConfirmPage.tsx";
