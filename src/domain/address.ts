import * as v from 'valibot';

export const addressSchema = v.object({
  id: v.string(),
  label: v.string(),
  recipient: v.string(),
  phone: v.string(),
  line1: v.string(),
  line2: v.string(),
  postcode: v.string(),
  city: v.string(),
  state: v.string(),
  isDefault: v.boolean(),
});
export type Address = v.InferOutput<typeof addressSchema>;
