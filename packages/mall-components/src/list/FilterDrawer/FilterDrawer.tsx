import { Badge } from "@tradehall/ui/Badge";
import { Button } from "@tradehall/ui/Button";
import { Dialog, preloadDialog } from "@tradehall/ui/Dialog";
import { FilterIcon, Icon } from "@tradehall/ui/Icon";
import { Stack } from "@tradehall/ui/Stack";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import * as css from "./FilterDrawer.css.ts";
import { words } from "./FilterDrawer.messages.ts";

export interface FilterDrawerProps {
  /** How many filters are chosen; nothing is said of none. */
  chosenCount: number;
  /** Results as they stand, on the button that closes the drawer; absent while they are not known. */
  resultCount?: number | undefined;
  /** The filters. `[data-filters]` is around them. */
  children: ReactNode;
}

/**
 * The button 筛选 of a phone and the drawer that it opens, so that the goods are on the first screen. It stays open while
 * the list behind it changes. In a wide window, and without script, the filters stand in the page.
 */
export function FilterDrawer({ chosenCount, resultCount, children }: FilterDrawerProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const label = intl.formatMessage(words.filters);
  return (
    <span className={css.opener} onPointerEnter={preloadDialog}>
      <Button
        aria-haspopup="dialog"
        icon={<Icon as={FilterIcon} size="s" />}
        iconAfter={chosenCount > 0 && <Badge text={String(chosenCount)} tone="accent" />}
        onPress={() => setOpen(true)}
        size="s"
        tone="neutral"
        variant="ghost"
      >
        {label}
      </Button>
      <Dialog
        footer={
          resultCount !== undefined && (
            <Button onPress={close} width="full">
              {intl.formatMessage(words.results, { count: intl.formatNumber(resultCount) })}
            </Button>
          )
        }
        isOpen={isOpen}
        labels={{ close: intl.formatMessage(actWords.close) }}
        onClose={close}
        placement="end"
        size="s"
        title={label}
      >
        <Stack space="l" data-filters="">
          {children}
        </Stack>
      </Dialog>
    </span>
  );
}
