import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleHotWords } from "../../samples/shell.ts";
import { dark } from "../../samples/shell-ground.tsx";
import { HotWords } from "./HotWords.tsx";

const meta = {
  title: "shell/HotWords",
  component: HotWords,
  args: { words: sampleHotWords },
  decorators: [dark],
} satisfies Meta<typeof HotWords>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { words: [] } };
