import { Button } from "@tradehall/ui/Button";
import { places } from "@tradehall/ui/by-place";
import { CloseIcon, Icon, MinusIcon, PlusIcon } from "@tradehall/ui/Icon";
import { IconButton } from "@tradehall/ui/IconButton";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { goodsWords } from "../../messages/goods.messages.ts";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import * as css from "./CompareTray.css.ts";
import { words } from "./CompareTray.messages.ts";

/** A product in the tray; without a name while it is asked for, without an address where it is sold no more. */
export interface TrayItem {
  id: string;
  name?: string;
  href?: string;
  picture?: string;
}

export interface CompareTrayProps {
  /** What is in it, in the order it came in; with none nothing shows. */
  items: readonly TrayItem[];
  /** How many have room. */
  most: number;
  /** Presses that put one in or found no room, so far: each opens the tray. Default 0. */
  presses?: number;
  /** The last one found no room. */
  isFull?: boolean;
  /** Takes one out. */
  onRemove: (id: string) => void;
  /** Takes all out. */
  onClear: () => void;
  /** Opens the comparison. */
  onCompare: () => void;
}

/** What is to be compared, at the foot of every page: open or only its head. */
export function CompareTray(props: CompareTrayProps) {
  const { items, most, presses = 0, isFull, onRemove, onClear, onCompare } = props;
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const id = useId();
  // Of a page that was just opened it shows its head alone.
  const [isOpen, setOpen] = useState(presses > 0);
  const [seen, setSeen] = useState(presses);
  if (seen !== presses) {
    setSeen(presses);
    setOpen(true);
  }
  if (items.length === 0) return null;
  const count = intl.formatMessage(words.count, { count: items.length, most });
  const isTooFew = items.length < 2;
  const says = isFull
    ? intl.formatMessage(words.full, { most })
    : isOpen && isTooFew && intl.formatMessage(words.tooFew);
  return (
    <section
      aria-label={intl.formatMessage(words.label)}
      className={css.tray}
      data-open={isOpen || undefined}
    >
      <div className={css.head}>
        <button
          aria-controls={id}
          aria-expanded={isOpen}
          className={css.toggle}
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          {intl.formatMessage(words.label)} <b>{count}</b>
          <Icon as={isOpen ? MinusIcon : PlusIcon} size="s" />
        </button>
        <Text aria-live="polite" size="xs" tone="muted" width="fluid">
          {says}
        </Text>
        {isOpen && (
          <Button onPress={onClear} size="s" tone="neutral" variant="ghost">
            {intl.formatMessage(words.clear)}
          </Button>
        )}
        <Button aria-haspopup="dialog" isDisabled={isTooFew} onPress={onCompare} size="s">
          {intl.formatMessage(goodsWords.compare)}
        </Button>
      </div>
      <ul className={css.list} hidden={!isOpen} id={id}>
        {items.map((item) => (
          <li className={css.item} key={item.id}>
            <span className={css.picture}>
              <ProductPicture alt="" path={item.picture ?? ""} rounding="s" width={48} />
            </span>
            {item.href ? (
              <Anchor className={css.name} href={item.href}>
                {item.name}
              </Anchor>
            ) : (
              <span className={css.name}>{item.name === undefined ? "…" : item.name || item.id}</span>
            )}
            <IconButton
              icon={CloseIcon}
              label={intl.formatMessage(words.remove, { name: item.name || item.id })}
              onPress={() => onRemove(item.id)}
              size="s"
            />
          </li>
        ))}
        {places(most - items.length).map((place) => (
          <li aria-hidden="true" className={css.room} key={place}>
            {intl.formatMessage(words.room)}
          </li>
        ))}
      </ul>
    </section>
  );
}
