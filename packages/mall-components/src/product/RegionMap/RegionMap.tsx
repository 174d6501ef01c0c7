import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import { provinceNames } from "../../messages/province.messages.ts";
import { mapColumns, mapRows, type ProvinceTile, provinceTiles } from "./province-tiles.ts";
import * as css from "./RegionMap.css.ts";
import { words } from "./RegionMap.messages.ts";

export interface RegionMapProps {
  /** The shop's own province, by its number in the list of regions; absent where no one knows. */
  ownProvinceId?: number | undefined;
  /** Provinces it does not deliver to. */
  noDeliveryIds: readonly number[];
}

const side = 56;
const gap = 4;

/** Where a shop is and delivers to: provinces as tiles, and the same in words beside it. */
export function RegionMap({ ownProvinceId, noDeliveryIds }: RegionMapProps) {
  const intl = useIntl();
  const isChinese = localeOf(intl.locale) === "zh_CN";
  const nameOf = ({ code }: ProvinceTile) => intl.formatMessage(provinceNames[code]);
  const off = provinceTiles.filter(({ id }) => noDeliveryIds.includes(id));
  const own = provinceTiles.find(({ id }) => id === ownProvinceId);
  // A region that this list does not know: it has no tile, and is said by its number.
  const unknown = noDeliveryIds.filter((id) => provinceTiles.every((tile) => tile.id !== id));
  const unknownName = (id: number) => intl.formatMessage(words.unknown, { id: String(id) });
  const ownName = own ? nameOf(own) : ownProvinceId !== undefined && unknownName(ownProvinceId);
  const offNames = [...off.map(nameOf), ...unknown.map(unknownName)];
  const count = provinceTiles.length - off.length;
  const label = ownName
    ? intl.formatMessage(words.label, { count, own: ownName })
    : intl.formatMessage(words.labelNoPlace, { count });
  const stateOf = (tile: ProvinceTile) => (off.includes(tile) ? "off" : "on");
  return (
    <div className={css.frame}>
      <svg
        aria-label={label}
        className={css.map}
        role="img"
        viewBox={`0 0 ${mapColumns * side} ${mapRows * side}`}
      >
        {provinceTiles.map((tile) => {
          const [x, y] = [tile.column * side, tile.row * side];
          const size = side - gap;
          return (
            <g className={css.tile({ state: stateOf(tile), isOwn: tile === own })} key={tile.code}>
              <rect height={size} rx={gap} width={size} x={x} y={y} />
              {off.includes(tile) && <path d={`M${x} ${y + size}L${x + size} ${y}`} />}
              <text textAnchor="middle" x={x + size / 2} y={y + size / 2 + gap}>
                {isChinese ? nameOf(tile) : tile.code}
              </text>
            </g>
          );
        })}
      </svg>
      <div className={css.words}>
        <Stack as="ul" space="s">
          {ownName && (
            <li className={css.key({ state: "own" })}>
              {intl.formatMessage(words.own)}: {ownName}
            </li>
          )}
          <li className={css.key({ state: "on" })}>{intl.formatMessage(words.delivers)}</li>
          {offNames.length > 0 && (
            <li className={css.key({ state: "off" })}>{intl.formatMessage(words.not)}</li>
          )}
        </Stack>
        <p>{intl.formatMessage(offNames.length === 0 ? words.everywhere : words.allBut)}</p>
        {offNames.length > 0 && (
          <Inline as="ul" space="m" alignY="stretch">
            {offNames.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Inline>
        )}
      </div>
    </div>
  );
}
