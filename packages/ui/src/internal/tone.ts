import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "../components/Icon/icons.ts";

/** Meaning of a message. */
export type MessageTone = "info" | "success" | "warning" | "danger";

/** The icon that says a message's meaning without colour. */
export const iconOfTone = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
} as const;
