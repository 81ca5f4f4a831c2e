export const proseExample = {
  _type: "prose",
  heading: "Named after a loud, watchful bird",
  body: [
    {
      _type: "block",
      style: "normal",
      markDefs: [],
      children: [
        { _type: "span", marks: [], text: "It watches first. Then it does something practical." },
      ],
    },
  ],
};
