import { Button } from "@tradehall/ui/Button";
import { BellIcon, Icon } from "@tradehall/ui/Icon";
import { useIntl } from "react-intl";
import { instead } from "../../forms/instead.ts";
import { words } from "./RemindButton.messages.ts";

export interface RemindButtonProps {
  /** Id in the sale, a hidden field `seckillId`. */
  id: string;
  /** What begins. */
  name: string;
  /** Whether a reminder is set: the button takes it back. */
  isReminded?: boolean;
  /** Is working. */
  isPending?: boolean;
  /** `m` in a list, `l` beside a buy box. Default `m`. */
  size?: "m" | "l";
  /** Called on press with what is wanted now; without it, and without script, the form posts `isReminded` to the page. */
  onRemind?: (id: string, isReminded: boolean) => void;
}

/** 提醒我: asks for a message when a sale begins, or takes that back; a real form. */
export function RemindButton({
  id,
  name,
  isReminded = false,
  isPending,
  size = "m",
  onRemind,
}: RemindButtonProps) {
  const intl = useIntl();
  return (
    <form method="post" onSubmit={instead(onRemind, id, !isReminded)}>
      <input name="intent" type="hidden" value="remind" />
      <input name="seckillId" type="hidden" value={id} />
      <input name="isReminded" type="hidden" value={isReminded ? 0 : 1} />
      <Button
        aria-label={intl.formatMessage(isReminded ? words.isSetOf : words.remindOf, { name })}
        icon={<Icon as={BellIcon} />}
        isPending={isPending ?? false}
        size={size}
        tone={isReminded ? "neutral" : "accent"}
        type="submit"
        variant="outline"
      >
        {intl.formatMessage(isReminded ? words.isSet : words.remind)}
      </Button>
    </form>
  );
}
