import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleHotWords } from "../../samples/chrome.ts";
import { dark } from "../../samples/chrome-ground.tsx";
import { HotWords } from "./HotWords.tsx";

const meta = {
  title: "chrome/HotWords 热门搜索 热词 推荐词 hot-words",
  id: "chrome-hotwords",
  component: HotWords,
  args: { words: sampleHotWords },
  decorators: [dark],
} satisfies Meta<typeof HotWords>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { words: [] } };
