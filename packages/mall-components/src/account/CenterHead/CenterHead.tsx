import { Avatar } from "@tradehall/ui/Avatar";
import { Heading } from "@tradehall/ui/Heading";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { type Figure, FigureLinks } from "../../parts/FigureLinks/FigureLinks.tsx";
import { usePicture } from "../../product/ProductPicture/PicturesProvider.tsx";
import * as css from "./CenterHead.css.ts";
import { words } from "./CenterHead.messages.ts";

/** Who is signed in, and for whom they act. */
export interface CenterPerson {
  name: string;
  /** Path of the picture, without width and file ending; "" without one. */
  avatar: string;
  /** Masked. */
  mobile: string;
  /** The enterprise in effect, or the person's company; "" without one. */
  company: string;
  isAdministrator: boolean;
  isPaidMember: boolean;
}

export interface CenterHeadProps {
  /** Who is signed in, with picture, number and enterprise. */
  person: CenterPerson;
  /** Name of the level that their growth has reached; absent while it could not be loaded. */
  levelName?: string | undefined;
  /** Balance, points, coupons. */
  figures: readonly Figure[];
}

const avatarEdge = 72;

/** The head of the user centre: who, for which enterprise, and what they have. */
export function CenterHead({ person, levelName, figures }: CenterHeadProps) {
  const intl = useIntl();
  const picture = usePicture(person.avatar, avatarEdge);
  const { name, avatar, mobile, company, isAdministrator, isPaidMember } = person;
  return (
    <Surface>
      <div className={css.head}>
        <Inline space="l" wrap={false}>
          <Avatar name={name} size="l" src={avatar && picture.src} />
          <Stack space="xs">
            <Heading level={2} lines={1} size="l">
              {name}
            </Heading>
            <Inline as="span" space="xs" alignY="stretch">
              {levelName && (
                <Tag size="s" tone="neutral">
                  {levelName}
                </Tag>
              )}
              {isPaidMember && (
                <Tag size="s" tone="accent">
                  {intl.formatMessage(words.paidMember)}
                </Tag>
              )}
              {isAdministrator && (
                <Tag size="s" tone="neutral">
                  {intl.formatMessage(words.administrator)}
                </Tag>
              )}
            </Inline>
            <Text size="s" tone="muted" breaks="anywhere">
              {[company, mobile].filter(Boolean).join(" · ")}
            </Text>
          </Stack>
        </Inline>
        <div className={css.figures}>
          <FigureLinks figures={figures} label={intl.formatMessage(words.assets)} />
        </div>
      </div>
    </Surface>
  );
}
