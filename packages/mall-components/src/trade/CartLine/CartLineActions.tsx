import { Button } from "@tradehall/ui/Button";
import { useIntl } from "react-intl";
import { instead } from "../../forms/instead.ts";
import * as css from "./CartLine.css.ts";
import { messages } from "./CartLine.messages.ts";
import type { CartLineProps } from "./CartLine.tsx";

type Props = Pick<CartLineProps, "line" | "onDelete" | "onFavourite">;

/** Delete and move to favourites; without handlers they send the form around the cart. */
export function CartLineActions({ line, onDelete, onFavourite }: Props) {
  const intl = useIntl();
  const { id, title } = line;
  return (
    <div className={css.actions}>
      <Button
        aria-label={line.isFavourite ? undefined : intl.formatMessage(messages.favouriteNamed, { title })}
        isDisabled={line.isFavourite}
        name="intent"
        onPress={instead(onFavourite, id)}
        size="s"
        tone="neutral"
        type="submit"
        value={`favourite:${id}`}
        variant="ghost"
      >
        {intl.formatMessage(line.isFavourite ? messages.isFavourite : messages.favourite)}
      </Button>
      <Button
        aria-label={intl.formatMessage(messages.deleteNamed, { title })}
        name="intent"
        onPress={instead(onDelete, id)}
        size="s"
        tone="neutral"
        type="submit"
        value={`delete:${id}`}
        variant="ghost"
      >
        {intl.formatMessage(messages.delete)}
      </Button>
    </div>
  );
}
