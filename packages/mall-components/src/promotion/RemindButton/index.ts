export { RemindButton, type RemindButtonProps } from "./RemindButton.tsx";
