/** Posts the page's forms as JSON, shows what came back, and the page anew once it worked. */
const said = document.querySelector("output");

const inputOf = (form) => {
  const input = JSON.parse(form.dataset.body ?? "{}");
  for (const field of form.querySelectorAll("input"))
    input[field.name] = field.type === "number" ? field.valueAsNumber : field.value;
  return input;
};

document.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target;
  const button = form.querySelector("button");
  button.disabled = true;
  try {
    const response = await fetch(form.dataset.post, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(inputOf(form)),
    });
    const answer = await response.json();
    if (!answer.success) said.textContent = `${answer.code} ${answer.msg}`;
    else if (form.dataset.post === "/sandbox/buyers") said.textContent = JSON.stringify(answer.data);
    else location.reload();
  } catch (error) {
    said.textContent = `The server does not answer (${error.message}).`;
  } finally {
    button.disabled = false;
  }
});
