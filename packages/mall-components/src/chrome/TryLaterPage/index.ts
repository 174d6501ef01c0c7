export { TryLaterPage, type TryLaterPageProps } from "./TryLaterPage.tsx";
