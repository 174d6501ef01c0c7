import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { sends, sendsQuietly } from "../../forms/instead.ts";
import type { ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { CenterSection } from "../../parts/CenterSection/CenterSection.tsx";
import * as css from "./DeviceList.css.ts";
import { words } from "./DeviceList.messages.ts";

/** A device that is signed in. */
export interface DeviceView {
  id: string;
  /** Browser and system, "Chrome · Windows"; `""` where they are not known. */
  device: string;
  /** Masked; `""` where it is not known. */
  address: string;
  /** When it was last used, `yyyy-MM-dd HH:mm`. */
  usedText: string;
  /** The page is shown on it. */
  isHere: boolean;
}

export interface DeviceListProps extends ListStateProps {
  /** The own one first. */
  devices: readonly DeviceView[];
  /** Called with a device's id and name to sign it out. Without it the button sends `intent=end-session`. */
  onEnd?: (id: string, device: string) => void;
  /** Called with their number to sign all others out. Without it the button sends `intent=end-others`. */
  onEndOthers?: (count: number) => void;
}

/** The devices that are signed in, of which any other than this one can be signed out. */
export function DeviceList({ devices, onEnd, onEndOthers, state, onRetry }: DeviceListProps) {
  const say = useIntl().formatMessage;
  const others = devices.filter(({ isHere }) => !isHere).length;
  return (
    <CenterSection onRetry={onRetry} state={state} title={say(words.title)}>
      <Stack space="m">
        <form className={css.head} method="post">
          <Text as="p" size="s" tone="muted">
            {say(words.hint)}
          </Text>
          <input name="count" type="hidden" value={others} />
          {others > 0 && (
            <Button size="s" tone="neutral" variant="outline" {...sends("end-others", onEndOthers, others)}>
              {say(words.endOthers)}
            </Button>
          )}
        </form>
        <ul>
          {devices.map(({ id, address, usedText, isHere, ...one }) => {
            const device = one.device || say(words.unknown);
            return (
              <li className={css.row} key={id}>
                <div>
                  <Inline as="p" weight="strong">
                    {device}
                    {isHere && <Tag tone="accent">{say(words.here)}</Tag>}
                  </Inline>
                  <p className={css.facts}>
                    {address && <span>{say(words.address, { address })}</span>}
                    <span>{say(words.used, { time: usedText })}</span>
                  </p>
                </div>
                {!isHere && (
                  <form method="post">
                    <input name="sessionId" type="hidden" value={id} />
                    <input name="device" type="hidden" value={device} />
                    <Button
                      aria-label={say(words.endNamed, { device })}
                      {...sendsQuietly("outline", "end-session", onEnd, id, device)}
                    >
                      {say(words.signOut)}
                    </Button>
                  </form>
                )}
              </li>
            );
          })}
        </ul>
      </Stack>
    </CenterSection>
  );
}
