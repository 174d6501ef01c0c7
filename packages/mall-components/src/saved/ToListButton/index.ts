export { ToListButton, type ToListButtonProps } from "./ToListButton.tsx";
