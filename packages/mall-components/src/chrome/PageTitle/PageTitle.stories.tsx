import type { Meta, StoryObj } from "@storybook/react-vite";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import { type ReactNode, useEffect, useState } from "react";
import { expect } from "storybook/test";
import { PageTitle } from "./PageTitle.tsx";

/** A browser's tab, since a title is nowhere in the page. */
function Tab({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState("");
  useEffect(() => setTitle(document.title), []);
  return (
    <Surface>
      <Text>{title}</Text>
      {children}
    </Surface>
  );
}

const meta = {
  title: "chrome/PageTitle 网页标题 标签页标题 浏览器标题 title",
  id: "chrome-pagetitle",
  component: PageTitle,
  args: { siteName: "百工商城" },
  decorators: [(Story) => <Tab>{Story()}</Tab>],
} satisfies Meta<typeof PageTitle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPage: Story = {
  args: { title: "购物车" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("购物车 - 百工商城")).toBeVisible();
  },
};
