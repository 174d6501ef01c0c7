export { Button, type ButtonLooks, type ButtonProps } from "./Button.tsx";
