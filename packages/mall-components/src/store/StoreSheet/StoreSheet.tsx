import { type StorePicture, storePictures } from "@tradehall/mall-rules/checks/store";
import { keysOf } from "@tradehall/mall-rules/records";
import { DescriptionList } from "@tradehall/ui/DescriptionList";
import { Heading } from "@tradehall/ui/Heading";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { instead } from "../../forms/instead.ts";
import { storeWords } from "../../messages/store.messages.ts";
import { words as placeWords } from "../StorePlaceField/StorePlaceField.messages.ts";
import * as css from "./StoreSheet.css.ts";
import { words } from "./StoreSheet.messages.ts";

/** An application as it was sent. */
export interface StoreSheetView {
  shopName: string;
  contact: string;
  tel: string;
  /** Region and street in one line. */
  address: string;
  place?: { latitude: string; longitude: string } | undefined;
  intro: string;
  /** Addresses of the pictures, good for some minutes. */
  pictures: Readonly<Record<StorePicture, string>>;
}

export interface StoreSheetProps {
  /** The application that was sent. */
  store: StoreSheetView;
  /** Called to show one of the pictures large; without it a link leads to it. */
  onLook?: (pictures: readonly string[], start: number) => void;
}

const kinds = keysOf(storePictures);

/** What was sent, to read. */
export function StoreSheet({ store, onLook }: StoreSheetProps) {
  const intl = useIntl();
  const { place, pictures } = store;
  const all = kinds.map((kind) => pictures[kind]);
  const facts = [
    { label: intl.formatMessage(storeWords.shopName), value: store.shopName },
    { label: intl.formatMessage(storeWords.contact), value: store.contact },
    { label: intl.formatMessage(storeWords.tel), value: store.tel },
    { label: intl.formatMessage(storeWords.addr), value: store.address },
    ...(place
      ? [{ label: intl.formatMessage(words.place), value: intl.formatMessage(placeWords.at, place) }]
      : []),
    { label: intl.formatMessage(storeWords.intro), value: store.intro },
  ];
  return (
    <Stack space="m">
      <Heading level={2} size="m">
        {intl.formatMessage(words.title)}
      </Heading>
      <DescriptionList items={facts} />
      <Inline space="m" alignY="stretch">
        {kinds.map((kind, at) => {
          const name = intl.formatMessage(storeWords[kind]);
          return (
            <a
              aria-label={intl.formatMessage(words.look, { picture: name })}
              className={css.picture}
              href={pictures[kind]}
              key={kind}
              onClick={instead(onLook && (() => onLook(all, at)))}
              rel="noreferrer"
              target="_blank"
            >
              <img alt="" className={css.image} src={pictures[kind]} />
              {name}
            </a>
          );
        })}
      </Inline>
    </Stack>
  );
}
