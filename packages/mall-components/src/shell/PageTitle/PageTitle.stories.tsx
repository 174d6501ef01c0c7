import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { PageTitle } from "./PageTitle.tsx";

const meta = {
  title: "shell/PageTitle",
  component: PageTitle,
  args: { siteName: "百工商城" },
} satisfies Meta<typeof PageTitle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPage: Story = {
  args: { title: "购物车" },
  play: async () => {
    await waitFor(() =>
      expect(document.head.innerHTML + document.body.innerHTML).toContain("购物车 - 百工商城"),
    );
  },
};
