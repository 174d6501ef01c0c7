import { useEffect, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { CheckIcon, CopyIcon, ErrorIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { LiveRegion } from "../LiveRegion/LiveRegion.tsx";

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** Name of the button, and what is said once it is copied or could not be. */
  labels: { copy: string; copied: string; failed: string };
  /** Shows only the icon, or the words too. Default `icon`. */
  variant?: "icon" | "text";
  /** Height. Default `s`. */
  size?: "s" | "m";
}

const shownMs = 2000;

/** What the button shows: how the last press went, until it is as before. */
const icons = { copy: CopyIcon, copied: CheckIcon, failed: ErrorIcon } as const;

/** Copies by the clipboard, or by a selection where the page is not served over https and so has none. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
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

/** Copies a number, a code, an address, and says so; says as well where the browser does not let it. */
export function CopyButton({ text, labels, variant = "icon", size = "s" }: CopyButtonProps) {
  const [shown, setShown] = useState<keyof typeof icons>("copy");
  useEffect(() => {
    if (shown === "copy") return;
    const timer = setTimeout(() => setShown("copy"), shownMs);
    return () => clearTimeout(timer);
  }, [shown]);
  const onPress = () => void copy(text).then((isCopied) => setShown(isCopied ? "copied" : "failed"));
  const common = { onPress, size, tone: shown === "failed" ? "danger" : "neutral" } as const;
  return (
    <>
      {variant === "icon" ? (
        <IconButton {...common} icon={icons[shown]} label={labels[shown]} />
      ) : (
        <Button {...common} icon={<Icon as={icons[shown]} size="s" />} variant="outline">
          {labels[shown]}
        </Button>
      )}
      <LiveRegion>{shown === "copy" ? "" : labels[shown]}</LiveRegion>
    </>
  );
}
