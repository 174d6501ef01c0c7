import { shownRefusalText } from "@tradehall/mall-rules/words";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { DeliveryIcon, Icon } from "@tradehall/ui/Icon";
import { Stack } from "@tradehall/ui/Stack";
import { Tabs } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { LogisticsParcel } from "./LogisticsParcel.tsx";
import * as css from "./LogisticsTrail.css.ts";
import { messages } from "./LogisticsTrail.messages.ts";
import type { ParcelView } from "./logistics-trail-view.ts";

export interface LogisticsTrailProps extends ListStateProps {
  /** The parcels. */
  parcels: readonly ParcelView[];
}

/** Where the parcels are: one tab each, traces newest first. */
export function LogisticsTrail({ parcels, state, onRetry }: LogisticsTrailProps) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  const content = () => {
    const [first] = parcels;
    if (!first) {
      return (
        <EmptyState
          illustration={<Icon as={DeliveryIcon} size="xl" tone="faint" />}
          size="s"
          title={shownRefusalText("noLogistics", localeOf(intl.locale))}
        />
      );
    }
    if (parcels.length === 1) return <LogisticsParcel parcel={first} />;
    return (
      <Tabs
        defaultSelected={first.id}
        label={title}
        tabs={parcels.map((parcel, index) => ({
          id: parcel.id,
          label: [intl.formatMessage(messages.parcel, { number: index + 1 }), parcel.stateText]
            .filter(Boolean)
            .join(" · "),
          content: <LogisticsParcel parcel={parcel} />,
        }))}
      />
    );
  };
  return (
    <Stack aria-label={title} as="section">
      <h2 className={css.title}>{title}</h2>
      <AsyncList failedText={intl.formatMessage(messages.error)} onRetry={onRetry} size="s" state={state}>
        {content()}
      </AsyncList>
    </Stack>
  );
}
