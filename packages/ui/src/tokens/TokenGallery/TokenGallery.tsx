import { DescriptionList } from "../../components/DescriptionList/DescriptionList.tsx";
import { Grid } from "../../components/Grid/Grid.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { breakpoints } from "../breakpoints.ts";
import type { Brand } from "../shape.ts";
import { zIndex } from "../z-index.ts";
import * as css from "./TokenGallery.css.ts";

type Values = Readonly<Record<string, string | number>>;

interface GroupProps {
  title: string;
  /** What the tokens look like. */
  classes: Record<string, string>;
  /** What the brand gives for them. */
  values: Values;
  /** Words set in the token's own looks, for fonts and sizes. */
  sample?: string;
}

function Group({ title, classes, values, sample }: GroupProps) {
  return (
    <Stack as="section" aria-label={title} space="s">
      <Heading level={2}>{title}</Heading>
      <Grid columns={sample ? 2 : 6} space="s">
        {Object.entries(classes).map(([name, className]) => (
          <Stack key={name} space="xxs">
            <div className={className}>{sample}</div>
            <Text isMono size="xs">
              {name}
            </Text>
            <Text isMono size="xs" tone="muted">
              {values[name]}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

/** Tokens that have no looks of their own. */
function Facts({ title, values }: { title: string; values: Values }) {
  return (
    <Stack as="section" aria-label={title} space="s">
      <Heading level={2}>{title}</Heading>
      <DescriptionList
        columns={3}
        items={Object.entries(values).map(([label, value]) => ({ label, value }))}
      />
    </Stack>
  );
}

export interface TokenGalleryProps {
  /** Words that show the fonts and sizes. */
  sample: string;
  /** The brand whose values are written below. */
  brand: Brand;
}

/** Every token of the contract with what the brand of the toolbar gives for it. */
export function TokenGallery({ sample, brand }: TokenGalleryProps) {
  return (
    <Stack space="xl">
      <Group classes={css.color} title="color" values={brand.color} />
      <Group classes={css.font} sample={sample} title="font" values={brand.font} />
      <Group classes={css.fontSize} sample={sample} title="fontSize" values={brand.fontSize} />
      <Group classes={css.weight} sample={sample} title="weight" values={brand.weight} />
      <Group classes={css.space} title="space" values={brand.space} />
      <Group classes={css.radius} title="radius" values={brand.radius} />
      <Group classes={css.shadow} title="shadow" values={brand.shadow} />
      <Facts title="size" values={brand.size} />
      <Facts title="duration" values={brand.duration} />
      <Facts title="easing" values={brand.easing} />
      <Facts title="breakpoints (px)" values={breakpoints} />
      <Facts title="zIndex" values={zIndex} />
    </Stack>
  );
}
