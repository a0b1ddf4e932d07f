/** How far the map reaches from its pin, in degrees: about four kilometres by three. */
const reach = { latitude: 0.014, longitude: 0.02 };

type Place = { latitude: number; longitude: number };

/** The map of OpenStreetMap around a place with a pin on it, for a frame. */
export function mapAddress({ latitude, longitude }: Place): string {
  const corners = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
