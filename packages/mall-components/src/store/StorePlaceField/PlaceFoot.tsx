import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import type { CityPoint } from "./PlaceMap.tsx";
import { type Place, wayFrom } from "./place-map.ts";
import * as css from "./StorePlaceField.css.ts";
import { words } from "./StorePlaceField.messages.ts";

interface PlaceFootProps {
  /** Id of the words about the mark. */
  id: string;
  mark: Place | undefined;
  /** The city that the mark is described by. */
  center: CityPoint | undefined;
  problem: string | undefined;
  canZoom: (steps: number) => boolean;
  onZoom: (steps: number) => void;
  onClear: () => void;
}

const degrees = (value: number) => value.toFixed(5);

/** Where the mark is, in words, and the buttons of the map. */
export function PlaceFoot({ id, mark, center, problem, canZoom, onZoom, onClear }: PlaceFootProps) {
  const intl = useIntl();
  const way = mark && center && wayFrom(center, mark);
  return (
    <div className={css.foot}>
      <Text aria-live="polite" size="s" tone="inherit" isNumeric id={id}>
        {problem ? (
          <Text size="inherit" tone="danger">
            {problem}
          </Text>
        ) : (
          !mark && intl.formatMessage(words.none)
        )}
        {mark && (
          <>
            <b>
              {intl.formatMessage(words.at, {
                latitude: degrees(mark.latitude),
                longitude: degrees(mark.longitude),
              })}
            </b>{" "}
            {way &&
              intl.formatMessage(words.from, {
                city: center.name,
                direction: way.direction,
                km: way.km.toFixed(1),
              })}
          </>
        )}
      </Text>
      <Inline as="span" space="xs" alignY="stretch" width="content">
        <Button isDisabled={!canZoom(1)} onPress={() => onZoom(1)} size="s" tone="neutral" variant="outline">
          {intl.formatMessage(actWords.zoomIn)}
        </Button>
        <Button
          isDisabled={!canZoom(-1)}
          onPress={() => onZoom(-1)}
          size="s"
          tone="neutral"
          variant="outline"
        >
          {intl.formatMessage(actWords.zoomOut)}
        </Button>
        <Button isDisabled={!mark} onPress={onClear} size="s" tone="neutral" variant="outline">
          {intl.formatMessage(words.clear)}
        </Button>
      </Inline>
    </div>
  );
}
