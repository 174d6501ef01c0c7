"use client";

import { ButtonLink } from "@tradehall/ui/ButtonLink";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { words } from "../language";
import { pages } from "../mall/addresses";
import type { FoundList } from "../mall/loads";
import { ListScreen } from "./ListScreen";

/** What the shop is, above its goods. */
export const HomeScreen = ({ list }: { list: FoundList }) => (
  <>
    <section className="shop-hero">
      <Frame>
        <div className="shop-hero-row">
          <Stack align="start" space="l">
            <Heading level={1} size="display" tone="inherit">
              {words.slogan}
            </Heading>
            <Text size="l" tone="inherit">
              {words.promise}
            </Text>
            <ButtonLink href={pages.list} size="l" tone="signal">
              {words.browse}
            </ButtonLink>
          </Stack>
          <img alt="" className="shop-hero-picture" src="/hero.svg" />
        </div>
      </Frame>
    </section>
    <ListScreen list={list} title={words.newest} />
  </>
);
