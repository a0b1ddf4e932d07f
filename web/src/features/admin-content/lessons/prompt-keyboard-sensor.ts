import { KeyboardSensor } from '@dnd-kit/core';
import type { KeyboardSensorProps } from '@dnd-kit/core';

/**
 * The library's sensor hears keys only a moment after a lesson is picked up, in which a busy device loses what is pressed. This
 * one repeats it once they are heard.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const pressed: KeyboardEvent[] = [];
    const keep = (event: KeyboardEvent) => {
      if (event === props.event) return;
      event.preventDefault();
      pressed.push(event);
    };
    document.addEventListener('keydown', keep);
    // After the library's own timer, which was started first.
    setTimeout(() => {
      document.removeEventListener('keydown', keep);
      for (const { code, key } of pressed)
        document.dispatchEvent(new KeyboardEvent('keydown', { code, key }));
    });
  }
}
