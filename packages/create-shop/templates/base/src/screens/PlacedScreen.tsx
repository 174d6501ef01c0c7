import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Heading } from "@tradehall/ui/Heading";
import { Icon, SuccessIcon } from "@tradehall/ui/Icon";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import { words } from "../language";
import { pages } from "../mall/addresses";

interface PlacedScreenProps {
  /** Order numbers with commas between them, one for each shop. */
  numbers: string;
  /** `payment`, `approval`, or nothing. */
  awaits: string;
}

/** The order is made. The pages after it (paying, my orders) are yours to add. */
export function PlacedScreen({ numbers, awaits }: PlacedScreenProps) {
  const next = { payment: words.placedToPay, approval: words.placedToApprove }[awaits];
  return (
    <Surface padding="xl">
      <Stack align="center" space="m">
        <Icon as={SuccessIcon} size="xl" tone="success" />
        <Heading level={1}>{words.placed}</Heading>
        <Text align="center" breaks="anywhere">
          {words.orderNumber}
          {numbers.split(",").join(words.between)}
        </Text>
        {next && (
          <Text align="center" tone="muted">
            {next}
          </Text>
        )}
        <ButtonLink href={pages.list} variant="outline">
          {words.goOn}
        </ButtonLink>
      </Stack>
    </Surface>
  );
}
