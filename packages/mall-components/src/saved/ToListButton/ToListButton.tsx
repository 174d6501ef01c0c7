import { Button } from "@tradehall/ui/Button";
import { Icon, ListViewIcon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { words } from "./ToListButton.messages.ts";

export interface ToListButtonProps {
  /** Opens the choice of a purchase list. */
  onPress: () => void;
  /** Nothing is chosen yet. */
  isDisabled?: boolean;
  /** Says that all goods of an order are meant. */
  isWhole?: boolean;
  /** Height. Default `s`. */
  size?: "s" | "l";
  /** Default `outline`. */
  variant?: "outline" | "ghost";
}

/** 加入清单: of a product, of chosen lines or of an order. */
export function ToListButton(props: ToListButtonProps) {
  const { onPress, isDisabled, isWhole, size = "s", variant = "outline" } = props;
  const intl = useIntl();
  return (
    <Button
      aria-haspopup="dialog"
      icon={<Icon as={ListViewIcon} {...(size === "s" ? { size: "s" } : {})} />}
      isDisabled={isDisabled}
      onPress={onPress}
      size={size}
      tone="neutral"
      variant={variant}
    >
      {intl.formatMessage(isWhole ? words.whole : words.toList)}
    </Button>
  );
}
