import { useState } from "react";
import { HideIcon, ShowIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface PasswordFieldProps
  extends Omit<TextFieldProps, "type" | "suffix" | "maxLength" | "inputMode"> {
  /** Names of the button that shows and hides what is typed. */
  labels: { show: string; hide: string };
}

/** A password field whose text can be shown. */
export function PasswordField({ labels, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...field}
      suffix={
        <IconButton
          icon={isShown ? HideIcon : ShowIcon}
          isDisabled={field.isDisabled}
          label={isShown ? labels.hide : labels.show}
          onPress={() => setShown(!isShown)}
          size="s"
        />
      }
      type={isShown ? "text" : "password"}
    />
  );
}
