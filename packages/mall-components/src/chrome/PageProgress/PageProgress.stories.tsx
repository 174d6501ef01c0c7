import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { PageProgress } from "./PageProgress.tsx";

const meta = {
  title: "chrome/PageProgress 页面进度条 跳转进度 加载条 progress",
  id: "chrome-pageprogress",
  component: PageProgress,
  args: { isMoving: true },
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "6rem" } } },
} satisfies Meta<typeof PageProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shown: Story = {
  tags: ["!autodocs"],
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector("[data-moving]");
    await waitFor(() => expect(line).toHaveStyle({ opacity: "1" }));
  },
};

export const AtRest: Story = { args: { isMoving: false } };
