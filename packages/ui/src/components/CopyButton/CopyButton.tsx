import { useEffect, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { CheckIcon, CopyIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { LiveRegion } from "../LiveRegion/LiveRegion.tsx";

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** Name of the button, and what is said once it is copied. */
  labels: { copy: string; copied: string };
  /** Shows only the icon, or the words too. Default `icon`. */
  variant?: "icon" | "text";
  /** Height. Default `s`. */
  size?: "s" | "m";
}

const shownMs = 2000;

/** Copies by the clipboard, or by a selection where the page is not served over https. */
async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => copyBySelection(text),
    );
  }
  return copyBySelection(text);
}

function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}

/** Copies a number, a code, an address, and says so. */
export function CopyButton({ text, labels, variant = "icon", size = "s" }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const onPress = () => void copy(text).then(setCopied);
  const icon = isCopied ? CheckIcon : CopyIcon;
  return (
    <>
      {variant === "icon" ? (
        <IconButton
          icon={icon}
          label={isCopied ? labels.copied : labels.copy}
          onPress={onPress}
          size={size}
        />
      ) : (
        <Button
          icon={<Icon as={icon} size="s" />}
          onPress={onPress}
          size={size}
          tone="neutral"
          variant="outline"
        >
          {isCopied ? labels.copied : labels.copy}
        </Button>
      )}
      <LiveRegion>{isCopied ? labels.copied : ""}</LiveRegion>
    </>
  );
}
